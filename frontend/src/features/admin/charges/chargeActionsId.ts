/** The id of the group of buttons of a charge, which receives the focus when its form closes. */
export const chargeActionsId = (id: string) => `charge-${id}`

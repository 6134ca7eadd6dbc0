/** The fields that change when a charge or a due is settled, waived or reopened. */
export const moneyFields = [
  'charges',
  'dues',
  'debtors',
  'dueFigures',
  'owedBy',
  'till',
  'today',
  'auditLog',
] as const

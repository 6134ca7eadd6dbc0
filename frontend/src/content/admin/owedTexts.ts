import type { ChargeState, DueState } from '../../api/operationTypes'

const states: Record<ChargeState | DueState, string> = {
  open: 'Open',
  settled: 'Settled',
  waived: 'Waived',
  void: 'Void',
}

/** The texts that the lists of charges and of dues have in common. `what` is a charge or a due. */
export const owedTexts = {
  search: 'Search by name or email',
  state: 'State',
  all: 'All',
  states,
  member: 'Member',
  amount: 'Amount',
  detail: 'How or why',
  none: 'N/A',
  stateOf: (what: string, name: string) => `${what} of ${name}`,
  settle: {
    label: 'Settle…',
    named: (what: string, name: string) => `Settle: ${what}, ${name}`,
    pending: 'Saving...',
    failed: { title: 'Not settled', description: 'Please try again.', preferServer: true },
  },
  waive: {
    label: 'Waive…',
    named: (what: string, name: string) => `Waive: ${what}, ${name}`,
    hint: 'Only the team reads it.',
    submit: 'Waive',
    pending: 'Saving...',
    done: (what: string, name: string) => `${what} of ${name} is waived.`,
    failed: { title: 'Not waived', description: 'Please try again.', preferServer: true },
  },
  reopen: {
    label: 'Reopen',
    named: (what: string, name: string) => `Reopen: ${what}, ${name}`,
    pending: 'Saving...',
    done: (what: string, name: string) => `${what} of ${name} is open again.`,
    failed: { title: 'Not reopened', description: 'Please try again.' },
  },
}

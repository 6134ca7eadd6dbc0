/** Returns an audience of this kind. */
export const audience = (kind: string, changes: object = {}) => ({
  __typename: 'LetterAudience',
  kind,
  from: null,
  until: null,
  waveId: null,
  answer: null,
  firstPosition: null,
  lastPosition: null,
  confirmed: null,
  userId: null,
  ...changes,
})

/** Returns a draft of a notice to the members, with its number. */
export const letter = (number: number, changes: object = {}) => ({
  __typename: 'Letter',
  id: `l${String(number)}`,
  subject: `Letter ${String(number)}`,
  body: 'Court 1 is closed.',
  kind: 'notice',
  state: 'draft',
  version: 3,
  audiences: [audience('members')],
  sendAt: null as string | null,
  startedAt: null as string | null,
  recipients: null as number | null,
  endedAt: null as string | null,
  updatedAt: '2026-11-27T15:00:00.000Z',
  figures: null as object | null,
  left: 0,
  writtenBy: 'Club Team',
  ...changes,
})

/** Returns the figures of a letter's mails. */
export const figures = (changes: object = {}) => ({
  __typename: 'LetterFigures',
  sent: 0,
  failed: 0,
  kept: 0,
  waiting: 0,
  dropped: 0,
  ...changes,
})

const HTML = `<!doctype html><html><head><style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.card{background:rgb(1, 2, 3)!important}
}</style></head><body class="page" style="margin:0"><p class="card" style="background:rgb(9, 9, 9)">Hi <a href="https://club.example/">there</a></p></body></html>`

/** Returns the answer of a letter's preview. */
export const letterPreview = (changes: object = {}) => ({
  data: {
    letterPreview: {
      __typename: 'LetterPreview',
      subject: 'Shown subject',
      html: HTML,
      text: 'Plain words',
      unknownPlaceholders: [] as string[],
      ...changes,
    },
  },
})

/** Returns the answer of the question whom a letter reaches. */
export const letterReach = (recipients: number, unreachable: object[] = []) => ({
  data: { letterReach: { __typename: 'LetterReach', recipients, unreachable } },
})

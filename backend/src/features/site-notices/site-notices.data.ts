import type { DataFate } from '../../accounts/personal-data'

export const siteNoticeData: DataFate = {
  table: 'site_notice',
  columns: ['authorId', 'authorEmail'],
  impersonal: { text: 'what the club tells everybody' },
  kept: '90 days after it has ended',
  person: {
    noun: ['line of the site', 'lines of the site'],
    where: 'own."authorId" = person.id',
    copy: { leftOut: 'The lines are the club’s words for everybody, and the site has shown them.' },
    deletion: {
      effect: 'Stays, without the address of who wrote it.',
      sql: '"authorEmail" = person.gone',
    },
  },
}

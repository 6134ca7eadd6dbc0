import { defineEnum, type EnumValue } from '../../core/define-enum'

export const SiteNoticePlace = defineEnum(
  'SiteNoticePlace',
  'The pages that show the site’s line.',
  {
    all_pages: 'Every page.',
    member_pages: 'The pages for members, for who is signed in.',
  },
)
export type SiteNoticePlace = EnumValue<typeof SiteNoticePlace>

export const SiteNoticeTone = defineEnum('SiteNoticeTone', 'How the site’s line looks.', {
  information: 'Something to know.',
  warning: 'Something that changes what people can do.',
})
export type SiteNoticeTone = EnumValue<typeof SiteNoticeTone>

export const SiteNoticeState = defineEnum('SiteNoticeState', 'Whether a line is on.', {
  coming: 'It begins later.',
  current: 'It has begun and not ended.',
  ended: 'It has ended.',
})
export type SiteNoticeState = EnumValue<typeof SiteNoticeState>

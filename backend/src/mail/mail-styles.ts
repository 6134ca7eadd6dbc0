import { colors } from '../shared/colors'

const DISPLAY = `Anybody,'Arial Narrow',Arial,Helvetica,sans-serif`
const BODY = 'Arial,Helvetica,sans-serif'

/** The inline styles of a mail: the light surface of the site. Many mail programs read nothing else. */
export const styles = {
  page: `margin:0;padding:0;background:${colors.lit}`,
  header: `padding:20px 24px;background:${colors.night};border-bottom:5px solid ${colors.coral};font:900 18px/24px ${DISPLAY};color:${colors.chalk};text-transform:uppercase`,
  ball: `display:inline-block;width:12px;height:12px;margin-right:12px;border-radius:999px;background:${colors.optic}`,
  card: `padding:32px 24px;background:${colors.litCard};font:16px/26px ${BODY};color:${colors.ink}`,
  heading: `margin:0 0 24px;font:900 30px/34px ${DISPLAY};text-transform:uppercase;overflow-wrap:anywhere`,
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  list: 'margin:0 0 16px;padding:0 0 0 24px',
  item: 'margin:0 0 8px;overflow-wrap:anywhere',
  muted: `margin:0 0 16px;font-size:14px;line-height:22px;color:${colors.ink2};overflow-wrap:anywhere`,
  footer: `margin:32px 0 0;padding-top:16px;border-top:1px solid ${colors.hairLit};font-size:14px;line-height:22px;color:${colors.ink2}`,
  link: `color:${colors.guava};text-decoration:underline`,
  button: `display:inline-block;padding:16px 24px;background:${colors.ink};font-weight:bold;line-height:24px;color:${colors.chalk};text-decoration:none`,
} as const

/**
 * The dark surface of the site, for mail programs that know `prefers-color-scheme`. The others keep
 * the inline styles.
 */
export const DARK_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${colors.night}!important}
.card{background:${colors.banyan}!important;color:${colors.chalk}!important}
.muted{color:${colors.mist}!important;border-color:${colors.hairNight}!important}
.link{color:${colors.chalk}!important}
.button{background:${colors.optic}!important;color:${colors.ink}!important}
}`

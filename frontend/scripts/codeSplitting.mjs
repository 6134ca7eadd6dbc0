/**
 * Which script file holds what. Few files, each for a reason: one costs a request and its headers, and many
 * small ones weigh more, for want of anything to be compressed against. Whatever is in no group is a page, or
 * a part fetched by itself, with its own. A group takes what its modules import too, unless a group above
 * it has that; `npm run weights -w frontend` shows what a page is made of.
 */

/** @type {{ name: string; test: RegExp; includeDependenciesRecursively?: false }[]} */
const groups = [
  {
    // Every page: React, React Router, styled-components. It changes rarely and stays in a visitor's cache.
    name: 'core',
    test: /node_modules.(react|react-dom|react-router|scheduler|styled-components|stylis)\b(?!-)|preload-helper|hydration.reactDom/,
  },
  {
    // Every page: the application around it, and the parts that most pages are made of.
    name: 'main',
    test: /src.(main|ui.(Badge|Card|Flag|Lead|NetPlans|Notice|Numeral|PageHead|Section|Split|Stack|Surface|TextInput|TextLink)\.|ui.art.ball|features.site.HighlightedPageHead|hydration.useBrowserValue|session.usePlanWish|format.(dates|names)|form.drafts)|shared.(club|rules)|icons.(mail|map-pin|phone|arrow-down|arrow-up|message-square)\.mjs/,
  },
  {
    // The way to a place: its last page, what it says of the waitlist, and the invitation that is carried on.
    name: 'join',
    test: /pages.AuthPage|session.useReferralCode|content.(auth|waitlist)/,
  },
  {
    // Pages for members and the team: their guards, and what they say while loading.
    name: 'session',
    test: /session.(MembersOnly|useAccess)|ui.(Loading|Empty)|MemberPageLayout|content.(profile|dashboard|share)/,
  },
  {
    // What home says, also where it is said once more.
    name: 'home',
    test: /content.home|features.site.AllAccess/,
    includeDependenciesRecursively: false,
  },
  {
    // Pages about the club: the court, how to find and to reach it.
    name: 'club',
    test: /features.site.(OpeningHours|Hours)|features.contact.ContactSection|content.contact|ui.(PlanCourt|MailAddress)/,
    includeDependenciesRecursively: false,
  },
  {
    // Whatever talks to the server: Apollo Client, the operations, and the small parts with data or a field.
    name: 'api',
    test: /node_modules.(@apollo|@wry|graphql|optimism|rxjs|tslib)\b(?!-)|src.api.(?!sessionStore|webSocketLink)|content.(planWish|welcome)|hydration.ApiProvider|session.sessionActions|features.waitlist.(availability\.|useWaitlistFigures)|ui.(Select|JoinedInput|focusOnMount|Cards)|form.useAction|icons.(send|search)\.mjs/,
  },
  {
    // What judges a form once it is sent, by yup: fetched when somebody reaches for a field.
    name: 'schemas',
    test: /node_modules.(yup|tiny-case|property-expr|toposort)\b|form.ruleSchema|(login|forgotPassword|contact|newsletter|survey)\.schema/,
    includeDependenciesRecursively: false,
  },
  {
    // Forms: Formik and our fields; without Apollo Client, which some fetch only when they are used.
    name: 'forms',
    test: /node_modules.formik\b|src.form.(Form|SubmitButton|Field|FieldPair|Draft|lazy|loadFailure|ruleSchema|use(?!Choice|Action))|ui.(PasswordInput|checkMark)/,
  },
  {
    // How one gets an account.
    name: 'account',
    test: /features.(auth.(LoginForm|RegisterForm)|waitlist.RegistrationLead)/,
  },
  {
    // How full the waitlist is, on its page.
    name: 'figures',
    test: /features.waitlist.(Availability|SpotsLeft)/,
    includeDependenciesRecursively: false,
  },
  {
    // Surveys as they can be read: their pages, words and frame.
    name: 'surveys',
    test: /pages.\w+SurveyPage|pages.SurveyPage|content.surveys.(words|member|amenities|pricing|location)|features.surveys.(SurveyFrame|ThankYou)/,
  },
  {
    // What members see of themselves on their dashboard.
    name: 'member',
    test: /features.(bookings|auth.ConfirmEmailNotice|profile.(ProfileCard|person|PersonName|MembershipStatus)|waitlist.(ClaimPlace|useClaimPlace|updateWaitlistCache|MyPlace))|pages.DashboardBody|ui.(Avatar|PlanBadge|Facts|CourtStats|FactRow)|icons.(badge|calendar|circle|crown|pencil|zap)[\w-]*\.mjs/,
    includeDependenciesRecursively: false,
  },
  {
    // The team's page as it opens: figures, the waitlist, and the socket that keeps it up to date.
    name: 'admin',
    test: /features.admin.(AdminFigures|ExportLink|LoadFailed|AdminSection|Panel|downloadFile|personNames|recordKeys|list|waitlist|panel.usePanel|person.(PersonLink|inlineLink)|inbox.NewMessagesBadge)|ui.(Address|Pager|ListBar|Toolbar|SearchField|Table|table|cellStyles|Stats|MarkedCell|OnCards)|content.(person|lists|invitationEmail)|webSocketLink|node_modules.graphql-ws|icons.(download|chevron-(first|last|left|right)|arrow-up-down)\.mjs/,
    includeDependenciesRecursively: false,
  },
]

/** For Rolldown's `output.codeSplitting`. */
export const codeSplitting = { groups }

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
    test: /src.(main|api.(generated|use|early|apolloChunk)|ui.(Card|Flag|Lead|Loading|Numeral|PageHead|Section|Split|Stack|Surface|TextLink)\.|ui.art.ball|features.site.HighlightedPageHead|hydration.useBrowserValue|format.(dates|names)|form.drafts|features.waitlist.availability\.)|shared.club|icons.(mail|map-pin|phone|arrow-down|arrow-up|message-square)\.mjs/,
  },
  {
    // Fields as they look, and what is said of a place: also where they are only read, or stand in no form.
    name: 'fields',
    test: /ui.(JoinedInput|Notice|Select|TextInput|focusOnMount)\.|content.(planWish|share|welcome)|form.FieldPair|session.usePlanWish|icons.send\.mjs/,
  },
  {
    // The way to a place: what is said of the waitlist, how full it is, and the invitation that is carried on.
    name: 'join',
    test: /session.useReferralCode|content.waitlist|features.waitlist.useAvail/,
  },
  {
    // The two plans, as they are offered.
    name: 'plans',
    test: /ui.NetPlans/,
  },
  {
    // Pages for members: their guards, and what most of them say.
    name: 'session',
    test: /pages.(DashboardPage|ProfilePage)|session.(MembersOnly|useAccess)|ui.(Badge|Empty)\.|MemberPageLayout|content.(profilePage|dashboard)/,
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
    // What Apollo Client does: it, the operations, and small parts of whoever is signed in.
    name: 'api',
    test: /node_modules.(@apollo|@wry|graphql|optimism|rxjs|tslib)\b(?!-)|src.api.(?!sessionStore|documentStrings|fetchQuery)|hydration.ApiProvider|session.sessionActions|ui.Cards|form.useAction|icons.search\.mjs/,
  },
  {
    // What judges a form once it is sent, by yup: fetched when somebody reaches for a field.
    name: 'schemas',
    test: /node_modules.(yup|tiny-case|property-expr|toposort)\b|form.ruleSchema|(login|forgotPassword|contact|newsletter|survey)\.schema/,
    includeDependenciesRecursively: false,
  },
  {
    // Forms: Formik, our fields and the rules for them; without Apollo Client, which is fetched when they are used.
    name: 'forms',
    test: /node_modules.formik\b|src.form.(Form|JoinedField|SubmitButton|Field|Draft|lazy|loadFailure|ruleSchema|use(?!Choice|Action))|ui.PasswordInput|shared.rules/,
  },
  {
    // How one gets an account, and keeps it: the page, its forms, what mail leads to.
    name: 'account',
    test: /pages.AuthPage|features.auth.(\w+Form|linkActions)\./,
  },
  {
    // Surveys as they can be read: their pages, words and frame.
    name: 'surveys',
    test: /pages.\w+SurveyPage|pages.SurveyPage|content.surveys.(words|member|amenities|pricing|location)|features.surveys.(SurveyFrame|ThankYou)/,
  },
  {
    // What members see of themselves, on their dashboard and profile; what edits it comes when they do.
    name: 'member',
    test: /features.(bookings|auth.ConfirmEmailNotice|profile.(?!ProfileForm|profile.schema)|waitlist.(ClaimPlace|useClaimPlace|updateWaitlistCache|MyPlace))|pages.DashboardBody|content.profile\.|ui.(Avatar|PlanBadge|Facts|CourtStats|FactRow)|icons.(badge|calendar|circle|crown|pencil|zap)[\w-]*\.mjs/,
    includeDependenciesRecursively: false,
  },
  {
    // The team's page as it opens: figures, the waitlist, and the socket that keeps it up to date.
    name: 'admin',
    test: /pages.AdminBody|content.admin\.|format.numbers|features.admin.(AdminFigures|AdminHead|AdminNav|BadgeCorner|CurrentSection|section\b|list|entry|waitlist|panel.(usePanel|inlineLink)|person.PersonLink|inbox.NewMessagesBadge)|ui.(Address|Pager|ListBar|Toolbar|SearchField|Table|table|cellStyles|Stats|MarkedCell|OnCards)|content.(person|lists|invitationEmail)|src.live|node_modules.graphql-ws|icons.(download|chevron-(first|last|left|right)|arrow-up-down)\.mjs/,
    includeDependenciesRecursively: false,
  },
]

/** For Rolldown's `output.codeSplitting`. */
export const codeSplitting = { groups }

/**
 * Assigns modules to script files. Each file costs a request and its headers, and small files
 * compress worse than one large file. A module in no group is bundled with its page or lazy part.
 * `npm run weights -w frontend` shows the size of each page.
 */

/** The icons of members' pages and of the team's only. */
const memberIcon = 'arrow-up|badge-check|crown|download|pencil|zap'
/** The icons of the team's lists. */
const listIcon = 'arrow-up-down|chevron-(first|last|left|right)|search'
/** A module with this many importers is in the file that every page loads. */
const SHARED_BY = 4

/**
 * Returns the name of the file that every page loads, or null for other modules.
 * @param {string} id a module's path
 * @param {import('rolldown').ChunkingContext} context
 */
function mainOrNone(id, context) {
  const importers = context.getModuleInfo(id)?.importers.length ?? 0
  // The footer of every page has a form field. Forms share `unsaved` with dialogs, `notConnected` with
  // buttons, and `TextButton` with cards of members. The home page and members' pages name the launch phase.
  const isApplication =
    /src.(main\.|app\b|content.currentPhase|ui.(fields|notConnected|TextButton|unsaved)\b)/.test(id)
  return isApplication || importers >= SHARED_BY ? 'main' : null
}

/**
 * A group includes the imports of its modules, unless an earlier group has them.
 * @type {import('rolldown').CodeSplittingGroup[]}
 */
const groups = [
  {
    // Every page: React, React Router, styled-components. It changes rarely and stays in the
    // browser's cache.
    name: 'core',
    test: /node_modules.(react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis)\b(?!-)|preload-helper|hydration.reactDom/,
  },
  {
    // Icons that several parts use, and what makes an icon: in another file that needs icons itself, it
    // would not run before them. The other icons are in the file of their part.
    name: 'icons',
    test: new RegExp(`lucide-react(?!.*(${memberIcon}|${listIcon})\\.)`),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    // Every page: the application, and the components that most pages use; not those that only
    // members' pages and /share use.
    name: mainOrNone,
    debugName: 'main',
    test: /src.(main\.|content.currentPhase|(app|format(?!.court(Days|Hours))|hydration|session(?!.passkeys)|features.site|features.waitlist(?!.(ReserveLink|ShareFrame)))\b|form.(useSubmissionKey|loadFailure)|ui.fields(?!.Fieldset)\b|ui.(?!(Box|ButtonRow|ConfirmButton|ConfirmQuestion|Dialog|Empty|Facts|IconButton|Problem|Retry|focusNearest|Segments|SiteLine|Tiles|copyText|useCopied|useDisclosure)\.)\w+\.)/,
  },
  {
    // Apollo Client, and the documents that visitors' forms send.
    name: 'api',
    test: /node_modules.(@apollo|@wry|graphql|optimism|rxjs|tslib)\b(?!-)|src.api\b(?!.(lazyMutation|useAction|useCardAction)\b)|features.(auth|contact|site|surveys).\w+.generated/,
  },
  {
    // Formik, the validation rules, and what every form has. Elsewhere are the parts that only some forms have:
    // those of a booking, of surveys or of the login, and selects, which no visitor sees.
    name: 'forms',
    test: /node_modules.formik\b|src.form\b(?!.(useSubmissionKey|loadFailure|AddContact|ChargeAgreement|ChecksField|ChoiceField|Choices|ChooseMember|ClearChoice|Counter|ErrorSummary|GuestFields|guests|memberAddress|ModelTiles|PasswordField|SelectField|TypedAddress|useChargeAgreement|useChoice)\b)|src.shared.rules|src.api.lazyMutation/,
  },
  {
    // Groups of choices, which surveys, access tokens and forms of the team have.
    name: 'choices',
    test: /src.(form.(AddContact|ChecksField|ChoiceField|Counter|ModelTiles|useChoice)|ui.(focusOfTile|ModelTerms|Tiles))\b/,
    includeDependenciesRecursively: false,
  },
  {
    // What a page for members needs before the session is known.
    name: 'guards',
    test: /src.(session.guards|content.session)\b/,
    minShareCount: 2,
  },
  {
    // Modules shared by members' pages.
    name: 'member',
    test: new RegExp(
      `src.(api.(useAction|useCardAction)|features.(bookings|profile|proof.ProofRequests)|session.notifyOtherTabs|content.(leaving|offer|openPlay|ownMembership|planChange|players|problems)|ui.(Box|ButtonRow|ConfirmButton|ConfirmQuestion|Empty|Problem|Retry|focusNearest|useDisclosure)|format.daysInWords|ui.(Avatar|Cards|Choice|Facts|PlanBadge))\\b|lucide-react.*(${memberIcon})\\.`,
    ),
    minShareCount: 2,
  },
  {
    // What the dashboard of a member and the page of court booking share.
    name: 'courts',
    test: /src.(format.(courtHours|money)|shared.booking-rules|features.courts.BookingDetails|content.(chargeTexts|memberBookings|booking))\b/,
    minShareCount: 2,
  },
  {
    // What the pages of the team and of court booking share.
    name: 'live',
    test: /src.(live|form.SelectField|features.courts.useCourtDay|ui.(Dialog|DiscardQuestion|IconButton|Segments|useDialogClosing))\b|node_modules.graphql-ws\b/,
  },
  {
    // What the team's page needs before the session is known.
    name: 'sections',
    test: /src.features.admin.(sections|useCommittedLocation)\b/,
  },
  {
    // The first view of the team's page, with its imports: the waitlist.
    name: 'admin',
    test: /src.(pages.AdminBody|(features.admin.(section|list|panel|waitlist)|content.admin.(admin|lists)|ui.lists)\b)/,
  },
]

/** For Rolldown's `output.codeSplitting`. */
export const codeSplitting = { groups }

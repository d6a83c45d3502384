import { generatedSite } from './generated-site.fixture.ts'
import type { LabelledSite } from './site-kit.fixture.ts'
import { paxton } from './sites/app-router.site.ts'
import { named } from './sites/aria-labels.site.ts'
import { umber } from './sites/aria-roles.site.ts'
import { profile } from './sites/attorney-profile-box.site.ts'
import { devereux } from './sites/barristers-chambers.site.ts'
import { flat } from './sites/bold-labels-in-paragraphs.site.ts'
import { macpherson } from './sites/canadian-year-of-call.site.ts'
import { fallon } from './sites/capitals-and-line-breaks.site.ts'
import { morrow } from './sites/classic-asp.site.ts'
import { lumen } from './sites/cms-collections.site.ts'
import { iver } from './sites/collapsed-sections.site.ts'
import { bellflower } from './sites/component-attributes.site.ts'
import { northfold } from './sites/copy-buttons.site.ts'
import { crandall } from './sites/credential-table-columns.site.ts'
import { quarles } from './sites/credentials-in-one-field.site.ts'
import { rows } from './sites/credentials-table.site.ts'
import { judd } from './sites/custom-elements.site.ts'
import { glenmore } from './sites/data-array.site.ts'
import { everly } from './sites/definition-lists.site.ts'
import { wyche } from './sites/degrees-and-bars-in-one-list.site.ts'
import { hale } from './sites/degrees-with-dashes.site.ts'
import { vcard } from './sites/description-lists-and-vcard.site.ts'
import { offices } from './sites/directory-by-office.site.ts'
import { drupal } from './sites/drupal-fields.site.ts'
import { halloran } from './sites/drupal-paragraphs.site.ts'
import { brenner } from './sites/elementor.site.ts'
import { solano } from './sites/fact-cards.site.ts'
import { vesper } from './sites/facts-before-name.site.ts'
import { oceana } from './sites/facts-first.site.ts'
import { ingle } from './sites/facts-in-sentences.site.ts'
import { norland } from './sites/firm-as-heading.site.ts'
import { kane } from './sites/firm-named-like-a-person.site.ts'
import { lark } from './sites/first-person-headings.site.ts'
import { harrow } from './sites/flex-columns.site.ts'
import { opal } from './sites/four-paragraphs.site.ts'
import { marchmont } from './sites/graph-and-items.site.ts'
import { packed } from './sites/gzipped-sitemaps.site.ts'
import { brockway } from './sites/h-cards.site.ts'
import { delta } from './sites/headless-cms.site.ts'
import { ardent } from './sites/html-fragments.site.ts'
import { garnet } from './sites/icon-labels.site.ts'
import { sabley } from './sites/image-headings.site.ts'
import { joyce } from './sites/json-ld-attorney.site.ts'
import { jsonLd } from './sites/json-ld.site.ts'
import { labelledLists } from './sites/labels-inside-lists.site.ts'
import { keel } from './sites/licenses.site.ts'
import { abinger } from './sites/lists-for-desktop-and-phone.site.ts'
import { dunhaven } from './sites/long-bios.site.ts'
import { fenway } from './sites/microdata-spans.site.ts'
import { microdata } from './sites/microdata.site.ts'
import { abernathy } from './sites/microformats.site.ts'
import { raven } from './sites/mixed-credentials.site.ts'
import { quiller } from './sites/modules-with-bars.site.ts'
import { eastwick } from './sites/name-in-pieces.site.ts'
import { eastlake } from './sites/name-value-pairs.site.ts'
import { nested } from './sites/nested-lists.site.ts'
import { kestrel } from './sites/next-page-props.site.ts'
import { vantage } from './sites/number-per-office.site.ts'
import { beaulac } from './sites/office-languages.site.ts'
import { dunmore } from './sites/offices-abroad.site.ts'
import { ridgeline } from './sites/one-paragraph-of-facts.site.ts'
import { redfern } from './sites/page-builder-widgets.site.ts'
import { blackmore } from './sites/patent-boutique.site.ts'
import { cascadia } from './sites/playful-firm.site.ts'
import { hoskins } from './sites/practice-percentages.site.ts'
import { lyric } from './sites/profile-page-graph.site.ts'
import { dovetail } from './sites/rtl-obfuscated-email.site.ts'
import { bracken } from './sites/run-in-labels.site.ts'
import { thackeray } from './sites/scrambled-class-names.site.ts'
import { pellinore } from './sites/sentences-only.site.ts'
import { ironwood } from './sites/shared-mailbox.site.ts'
import { sidebar } from './sites/sidebar-headings.site.ts'
import { stanhope } from './sites/sitecore-renderings.site.ts'
import { prose } from './sites/small-firm-prose.site.ts'
import { ashgrove } from './sites/solicitors.site.ts'
import { state } from './sites/state-in-script.site.ts'
import { montroyal } from './sites/store-of-entities.site.ts'
import { tarrant } from './sites/styled-paragraphs.site.ts'
import { kiln } from './sites/tab-tables.site.ts'
import { pennock } from './sites/table-row-headers.site.ts'
import { tables } from './sites/tables-and-fonts.site.ts'
import { tidewater } from './sites/tables-in-frames.site.ts'
import { tabs } from './sites/tabs-by-id.site.ts'
import { gray } from './sites/two-column-rows.site.ts'
import { carrasco } from './sites/two-languages.site.ts'
import { cordova } from './sites/unrelated-years-and-schools.site.ts'
import { grid } from './sites/utility-class-grid.site.ts'
import { odell } from './sites/vcard-email-only.site.ts'
import { hartwell } from './sites/visual-builder.site.ts'
import { castellon } from './sites/web-components.site.ts'
import { wordpress } from './sites/wordpress.site.ts'
import { writtenSite } from './written-site.fixture.ts'

/** Sites whose people are generated. */
const generated = [
  jsonLd,
  microdata,
  vcard,
  tables,
  wordpress,
  state,
  offices,
  packed,
  tabs,
  flat,
  nested,
  drupal,
  prose,
  grid,
  named,
  profile,
  labelledLists,
  rows,
  sidebar,
]
/** Sites whose people are written manually. */
const written = [
  brenner,
  castellon,
  delta,
  everly,
  fenway,
  garnet,
  hartwell,
  ingle,
  judd,
  kiln,
  lyric,
  morrow,
  norland,
  opal,
  paxton,
  quiller,
  raven,
  sabley,
  tarrant,
  umber,
  vesper,
  wyche,
  abinger,
  brockway,
  cordova,
  dunmore,
  eastlake,
  gray,
  hale,
  iver,
  joyce,
  keel,
  halloran,
  redfern,
  stanhope,
  lumen,
  bracken,
  kestrel,
  marchmont,
  odell,
  hoskins,
  carrasco,
  thackeray,
  macpherson,
  dovetail,
  pellinore,
  ardent,
  quarles,
  abernathy,
  montroyal,
  lark,
  devereux,
  bellflower,
  ironwood,
  kane,
  northfold,
  ridgeline,
  solano,
  tidewater,
  vantage,
  beaulac,
  crandall,
  fallon,
  glenmore,
  harrow,
  ashgrove,
  blackmore,
  cascadia,
  dunhaven,
  eastwick,
  pennock,
  oceana,
]

/** Every labeled site. README.md says where they come from. */
export const everySite = (): LabelledSite[] => [...generated.map(generatedSite), ...written.map(writtenSite)]

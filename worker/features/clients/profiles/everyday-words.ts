const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Words that are in many texts, in the frame of every profile, or in the syntax of every PDF. As a part of a name they
 * identify nobody alone: "Grace Law" does, "law" doesn't.
 */
export const everydayWords = list(`
  a am an and art as at be bill bob by case cash chance chip chase church court cross dale dawn day days dean do down
  drew earl early east eve fair faith field fields fisher for fox frank gene go gold golden good grace grant grants gray
  green guy hall hand happy hardy he heart high hill hills holiday holly home hope house hunt hunter i if in iris is it
  ivy jack jay jean jewel joy june just justice key keys king kings knight lake land lane law laws lawyer lawyers leaf lily
  little long lord love major mark marks marsh mason max may me melody merit miles mills moon my new noble no north of old
  olive on or park parks pat pearl penny pierce pope post power powers price pride prince ray read rich rivers road roads
  rob robin rock rose ruby rush sage sandy scout sharp she short silver sky small smart snow so son south sparks spring
  star stars steel stern stone storm street strong sue summer summers swift the to trace trip true trust turner us victor
  violet wade walker wall walls ward waters way we weeks wells west white will wills winter winters wise wood woods word
  words work works world worth young black blue brown red bank banks bridge bridges brooks book books baker carter cook
  cooper taylor tanner mason miller porter sawyer april august christian german french english irish

  admission admissions advisor advisors appellate area arbitration associate associates attorney attorneys antitrust
  bankruptcy bar band boutique business big capital chambers city civil class clerk client clients clerkship college
  commercial company confidential contact corporate corp corporation counsel country county criminal defense department
  direct director district employment energy environmental equity estate estates executive experience federal finance
  firm firms first fund funds general global government group health healthcare holdings immigration inc industries
  industry injury insurance intellectual international investment judge judicial junior labor legal level life limited
  litigation llc llp local ltd management managing market markets media member mid mergers metro middle national office
  officer offices owner partner partners patent pay people person plaintiff pllc policy position practice president private
  product professional project property public real regional regulatory research rights role school schools sciences search
  secondary section securities senior services solutions staff state states summary tax team tech technology trade trial
  trials trusts united university venture vice work year years institute academy center

  ascent ascii author base bold box bytes caps cid cmap cmaps color colors content contents count creation creator data date
  decode default descent descriptor dict document doc embedded encoding end entry extend fake false file filter flags flate
  font fonts format frame full glance header height hint identity image index info inter italic kids lang language last
  length line link links list map mark marked media mod mode name names newsreader null number obj object order ordering
  page pages parent part placet point predictor procset producer profile range ref registry regular replace resource
  resources root row rows set size space standard start stem stream string strings structure sub subject subset subtype
  supplement system table tag text title to tree true type types unicode value version view viewer width widths window

  ask asked candidate current default education headline link location name named note notes overview pages portable
  present professional question questions reference references removed retired shown today
`)

/** Initial parts of what everybody's address has. */
export const publicDomains = list(`
  gmail googlemail yahoo ymail hotmail outlook live msn icloud me mac aol proton protonmail pm gmx mail email fastmail
  comcast verizon att sbcglobal earthlink example test com org net edu law legal co us uk
`)

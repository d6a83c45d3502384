import type { Terms } from './phrase-book.ts'

/** Meaning of a mention for the reader: wanted, ruled out, or part of the past. */
export type Stance = 'wanted' | 'unwanted' | 'past'

/** Ways to refuse, each with what is refused: "won't work in", "not open to relocating to". */
const refusals = [
  [
    "does not want to; doesn't want to; doesnt want to; do not want to; don't want to; dont want to; would not want to; wouldn't want to; won't; wont; will not; would not; wouldn't; refuses to; refusing to; refuse to; not willing to; unwilling to; never wants to; never wanted to",
    'be; be a; be an; be at; be in; work at; work in; work for; live in; go to; go back to; go into; go in; join; do; touch; consider; look at; relocate to; move to; commute to; come to',
  ],
  [
    "not interested in; isn't interested in; isnt interested in; no interest in; not open to; isn't open to; isnt open to; not looking at; not up for; not keen on; not willing to consider",
    'relocating to; moving to; commuting to; going to; going back to; working in; working at; living in; being in; joining; doing',
  ],
]
  .map((parts) => parts.map((words) => words.split('; ')))
  .flatMap(([refusing = [], acts = []]) => refusing.flatMap((words) => acts.map((act) => `${words} ${act}`)))
  .join('; ')

/** Words that make what follows unwanted or past, and phrases that look like them but don't ("not only"). */
export const cueTerms: Terms<Stance> = [
  [
    'unwanted',
    `${refusals}; no; not; non; never; nothing; tired of being; done being; turned down; turning down; turns down; declined; declines; said no to; says no to; passed on; would rather not do; rather not do; rather not; would rather not; wants nothing to do with; not ok with; not okay with; not fine with; not good with; not cool with; is not ok with; without; except; excepting; excluding; exclude; excludes; excluded are; avoid; avoids; avoiding; minus; nor; neither; other than; anything but; everything but; all but; anywhere but; any but; anything except; anywhere except; rather than; instead of; as opposed to; not interested in; no interest in; uninterested in; isn't interested in; not looking for; not open to; not open to relocating to; not open to moving to; not considering; not into; dont want; don't want; doesn't want; does not want; do not want; doesn't do; does not do; don't do; do not do; won't; wouldn't; can't; cannot; isn't; aren't; not a fan of; hates; hate; hates commuting to; hates going to; hates living in; hates working in; hates the commute to; tired of commuting to; done commuting to; sick of commuting to; no commuting to; dislikes; refuses; refuse to do; doesnt want; doesnt do; doesnt like; isnt interested in; looking to leave; wants to leave; want to leave; hoping to leave; ready to leave; looking to get out of; wants to get away from; done doing; no interest in doing; tired of; sick of; burned out on; burnt out on; burned out from; done with; wants out of; get out of; getting out of; nothing in; nothing with; nothing involving; not in; not at; not for; stay away from; staying away from; no commute to; no commuting to; no travel to; skip; skips; skipping; steer clear of; steering clear of; opposed to; aside from; apart from; doesn't like; does not like; don't like; ruled out; rules out; ruling out; no more; zero; outside of; but no; but not; and no; and not; dont send; don't send; do not send; sans; barring; w/o; hold the; not wanting; never done; passing on; not keen on`,
  ],
  [
    'past',
    `clerked in; clerked on; clerked for; clerked at; clerking in; clerking on; clerking for; passed the; leaving; escaping; escape; moving away from; transitioning out of; transition out of; transitioning from; transition from; moving from; move from; switching from; switch from; pivoting from; pivot from; relocating from; relocate from; moving out of; move out of; coming from; comes from; came from; currently at; currently in; currently with; currently a; currently an; formerly at; formerly in; formerly; former; previously at; previously in; previously; now at; now in; presently at; presently in; currently; ex; from; works at; working at; works in; works for; working for; sitting at; sits in; based in but; left; trained at; practicing at; practices at; started at; background at; experience at; years at; hails from; out of; stuck in; shift from; shifting from; lives in; living in; working in; practicing in; practices in`,
  ],
  [
    'wanted',
    `not only; not just; not merely; not necessarily; not limited to; not required; no preference; no particular; not picky; not sure; no later than; no more than; no less than; not less than; not more than; no lower than; not lower than; not below; no fewer than; not under; not over; no matter; no problem; no rush; not mandatory; not exceed; to not; whether or not; if not; why not; no issue; no restrictions; not tied to; not wedded to; not set on; not fussy; not a must; not essential; not to exceed; nothing below; nothing under; nothing over; nothing above; nothing but; nothing else; nothing more than; nothing short of; nothing like; nothing better than; nothing less than; no one; no doubt; not opposed to; not averse to; not against; wouldn't mind; would not mind; doesn't mind; does not mind; won't take less than; from scratch; no cap; no longer; no relocation; from home; years from; away from; currently seeking; currently looking; currently hiring; currently searching; currently searching for; currently recruiting; currently interested; currently considering; without sponsorship; no sponsorship; no visa; no bullshit; not afraid; no travel; not too; not hiring; no hurry; no recruiters; no agencies; no phone calls; no unsolicited`,
  ],
]

/** After a mention: "Texas is out", "litigation not wanted". */
export const ruledOutTerms = `is out; are out; impossible; is impossible; not needed; unwanted; is not for her; is not for him; is a nonstarter; is a non-starter; is not an option; not an option; isn't an option; off the table; is off the table; is excluded; excluded; need not apply; not wanted; is a no; is a no go; no go; is a dealbreaker; is a deal breaker; not considered; is not wanted; out of the question; would not work; won't work; doesn't work; does not work; not possible; is not possible; not available; not acceptable; not ok; not okay; is not ok; not preferred; no thanks; no thank you`

/** Words that begin a new thought: what was ruled out before them isn't ruled out after. */
export const turns: ReadonlySet<string> = new Set(
  'but only wants want seeking seeks looking prefers prefer preferring interested open must would instead however though yet ideally wishes wanting needs need hoping hopes desires target targeting into to just strictly focused please maybe perhaps possibly preferably needed required necessary requirement requirements minimum'.split(
    ' ',
  ),
)

/** Warnings for staff about a résumé's file. Nothing of it counts for or against the person. */
export const resumeRiskKinds = ['instructions', 'hidden-text'] as const
export type ResumeRiskKind = (typeof resumeRiskKinds)[number]

export type ResumeRisk = { kind: ResumeRiskKind; quote: string }

export const resumeRiskTexts = {
  instructions: 'Some of the text is addressed to a computer program. It didn’t affect the score.',
  'hidden-text': 'The file contains hidden text (white, tiny or off the page). It wasn’t used.',
} as const satisfies Record<ResumeRiskKind, string>

const addressed: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.\n]{0,40}\b(?:instructions?|prompts?|rules|guidelines|criteria|directions?|commands?|above|previous|prior|everything)\b/i,
  /\b(?:score|rate|rank|rating|grade|give|assign|return|output|award)\b[^.\n]{0,40}\b(?:100|10\/10|100\s?%|perfect score|highest (?:score|rating|possible)|maximum score|top score|full marks)/i,
  /\b(?:system prompt|developer (?:message|prompt)|<\|?(?:system|im_start|assistant)|\[\/?(?:INST|SYSTEM)\]|### ?(?:instruction|system))/i,
  /\b(?:as an? (?:ai|language model|llm)|you are (?:now )?an? (?:ai|assistant|language model|llm|chatbot|recruiting (?:ai|assistant|bot))|(?:dear|attention|note to|hey|hello),? (?:ai|llm|chatgpt|gpt|claude|gemini|language models?|(?:ai|ats|automated) (?:systems?|screeners?|recruiters?|reviewers?|tools?)))\b/i,
  /\b(?:(?:recommend|select|shortlist|hire|advance|prefer|choose) this (?:candidate|applicant|resume)|this (?:candidate|applicant) (?:is|must be|should be) (?:the best|an? (?:exceptional|excellent|perfect|ideal)(?: \w+)? (?:match|fit|candidate)|hired|selected|ranked|recommended|approved))\b/i,
  /\b(?:do not|don['’]t|never) (?:reveal|mention|disclose|tell|flag|report)\b[^.\n]{0,40}\b(?:instructions?|prompt|this (?:text|message|note)|user|recruiter|human)\b/i,
]

/** Sentences of a text that speak to a program: each at most 200 characters, at most three. */
export function findInstructions(text: string): ResumeRisk[] {
  const found: ResumeRisk[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
    if (found.length === 3) break
    if (addressed.some((pattern) => pattern.test(sentence)))
      found.push({ kind: 'instructions', quote: sentence.trim().slice(0, 200) })
  }
  return found
}

/** The sentences of a text without those that speak to a program, for everything that scores. */
export function withoutInstructions(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      // A line that holds none stays as it is, tabs and all.
      !addressed.some((pattern) => pattern.test(line))
        ? line
        : line
            .split(/(?<=[.!?])\s+/)
            .filter((sentence) => !addressed.some((pattern) => pattern.test(sentence)))
            .join(' '),
    )
    .join('\n')
}

// @ts-check

/** Shapes that only secrets have. @type {readonly { name: string, pattern: RegExp }[]} */
const shapes = [
  { name: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/ },
  { name: 'an AWS access key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { name: 'a GitHub token', pattern: /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{60,})/ },
  { name: 'a Google key', pattern: /\bAIza[\w-]{35}/ },
  { name: 'a Slack token', pattern: /\bxox[abprs]-[\w-]{10,}/ },
  { name: 'a Stripe key', pattern: /\b[rs]k_live_[0-9A-Za-z]{16,}/ },
  { name: 'an OpenAI key', pattern: /\bsk-(?:proj-|svcacct-)?[\w-]{32,}/ },
  { name: 'an npm token', pattern: /\bnpm_[0-9A-Za-z]{36}/ },
  { name: 'a SendGrid key', pattern: /\bSG\.[\w-]{20,}\.[\w-]{20,}/ },
  { name: 'a JSON web token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/ },
  {
    name: 'a value of a secret setting',
    pattern:
      /\b(?:SECRET_KEY|OPENAI_API_KEY|BRAVE_API_KEY|CLOUDFLARE_API_TOKEN|RESEND_API_KEY)\b["']?\s*[:=]\s*["'`]?(?=[\w+/=-]{20,})[\w+/=-]+/,
  },
]

/** Values that are plainly made up for tests. */
const madeUp = /test|example|demo|local|placeholder|secret-secret|0{8}|x{8}/i

/** @param {string} text @returns {string[]} what was found and where it starts, never the secret itself */
export function secretsIn(text) {
  return shapes.flatMap(({ name, pattern }) => {
    const found = pattern.exec(text)
    if (!found || madeUp.test(found[0])) return []
    return [`looks like ${name} (${found[0].slice(0, 8)}…)`]
  })
}

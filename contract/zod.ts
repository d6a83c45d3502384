import { z } from 'zod'
import { sentenceOfIssue } from './domain/input-sentences.ts'

// One place to set zod up, before any schema is made. Our Content-Security-Policy forbids making code from text: zod
// would try that for speed with the first object schema, and browsers report each attempt. A refusal without its own
// message gets a sentence, on the server and in forms alike.
z.config({ jitless: true, customError: sentenceOfIssue })

export { z }

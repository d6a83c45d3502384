import { z } from 'zod'

// Our policy forbids making code from text, which zod would try for speed (and the browser would report).
z.config({ jitless: true })

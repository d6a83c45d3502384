import { env } from 'cloudflare:workers'
import { simulatePlatform } from './simulated-platform.ts'

/** The platform of every test: near, but under its limits. A call over a limit fails the test (setup.ts). */
export const platform = simulatePlatform()

/** The test's bindings for one invocation: a request, a batch of messages or a cron tick. */
export const invocationEnv = (bindings: Cloudflare.Env = env): Cloudflare.Env => platform.invocation(bindings).env

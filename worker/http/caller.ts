import type { Context } from 'hono'

/** The caller's network address as Cloudflare's edge saw it; a laptop's own server has one caller, itself. */
export const callerAddress = (c: Context): string => c.req.header('cf-connecting-ip') ?? 'local'

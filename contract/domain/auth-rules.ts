import { z } from "zod";
import { defaultRole, roles } from "./roles.ts";

/** Spec 1 §9; the upper bound keeps one request from hashing a novel. */
export const passwordLength = { min: 6, max: 256 } as const;

/** An e-mail address as identity: trimmed and in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

export const password = z
  .string()
  .min(passwordLength.min, "Password must be at least 6 characters")
  .max(passwordLength.max, "Password must be at most 256 characters");

/** POST /api/auth/login (spec 1 §5, §7). */
export const signInBody = z.object({
  email,
  password,
  rememberMe: z.boolean().optional().default(false),
});
/** POST /api/auth/register. Nothing else is read: a role or a status in the body has no effect. */
export const registerBody = z.object({ email, password });

/** POST /api/users, by admins (spec 1 §5). */
export const createUserBody = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Name is required")
    .max(200, "Name must be at most 200 characters"),
  email,
  password,
  role: z.enum(roles, "Please select a role").default(defaultRole),
});

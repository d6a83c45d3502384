import { z } from "zod";

/** Digits and letters without look-alikes (0 O, 1 I l). */
export const shortIdAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** Spec 1 §9. */
export const shortIdLength = 8;
/** A public job id in an address. Any eight letters and digits have the form; only the database knows which exist. */
export const shortId = z.string().regex(/^[0-9A-Za-z]{8}$/, "That is not the address of a job.");

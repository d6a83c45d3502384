import { z } from 'zod'

/** Boards of many employers name the employer of each posting. Each board asks for a link back and to be named. */
export const employer = z.string().trim().min(1).max(200)

/** Says if a board's word for a place means no place at all. */
export const isAnywhere = (place: string | undefined) => /^(?:worldwide|anywhere|remote)?$/i.test(place ?? '')

/*
 * A résumé is its id. Only forms and answers of the API name it by an address: "/resumes/" and the id, whose file opens at
 * "/api" plus that.
 */

const prefix = '/resumes/'

/** Form of an address that the application form accepts. No dots that climb. */
export const resumeAddressPattern = /^\/resumes\/(?!.*\.\.)[A-Za-z0-9._-]{1,160}$/

export const resumeAddress = (id: string): string => prefix + id

/** Id of the résumé at an address that has the form of `resumeAddressPattern`. */
export const resumeIdAt = (address: string): string => address.slice(prefix.length)

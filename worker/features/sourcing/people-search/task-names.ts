/** Names of the tasks of people search, for services that send their messages. Those of reading begin with "read.". */
export const runSearchName = 'people-search.run'
/** A search of a saved search has ended; saved searches tell its owner. */
export const runEndedName = 'people-search.ended'
export const readFirmName = 'read.people-firm'
export const readProfilesName = 'read.people-profiles'

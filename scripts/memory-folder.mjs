// @ts-check
// A place in memory for the temporary files of tests. A database on a disk waits for it after every change, and tests
// make thousands of databases that live for a second.
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux has a file system in memory. A container may give it 64 MB. */
const inMemory = '/dev/shm'

/** The type that Linux gives a file system in memory. */
const tmpfs = 0x01021994

/** Bytes that a run of all tests never fills: it takes about a tenth of them. */
const wantedBytes = 4 * 1024 ** 3

/**
 * @typedef {object} FolderFacts
 * @property {number} type of the file system
 * @property {number} freeBytes of it
 */

/**
 * Returns true when temporary files can be in memory.
 * @param {FolderFacts | undefined} folder undefined where there is no such file system
 */
export function isLargeMemoryFolder(folder) {
  return folder !== undefined && folder.type === tmpfs && folder.freeBytes >= wantedBytes
}

/**
 * Has every process that is started from now on put its temporary files in memory, where there is room. Elsewhere they stay
 * where they are.
 * @returns {() => void} removes the folder and everything in it
 */
export function useMemoryFolder() {
  if (!isLargeMemoryFolder(factsOf(inMemory))) return () => {}
  removeLeftFolders()
  const before = process.env['TMPDIR']
  const folder = mkdtempSync(join(inMemory, `placet-test-${process.pid}-`))
  process.env['TMPDIR'] = folder
  return () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Removes what runs that were killed have left: it would hold memory until the next start of the machine. */
function removeLeftFolders() {
  for (const name of readdirSync(inMemory)) {
    const [, pid] = /^placet-test-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(inMemory, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM' // a process of somebody else
  }
}

/** @param {string} folder @returns {FolderFacts | undefined} */
function factsOf(folder) {
  try {
    const { type, bavail, bsize } = statfsSync(folder)
    return { type, freeBytes: bavail * bsize }
  } catch {
    return undefined // another system than Linux
  }
}

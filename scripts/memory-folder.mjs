// @ts-check
// A folder in memory for the temporary files of tests. A database on a disk waits for the disk after every change, and tests
// make thousands of databases that are used for a second.
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux has a file system in memory. A container may give it 64 MB. */
const inMemory = '/dev/shm'

/** Linux's number for the type of a file system in memory. */
const tmpfs = 0x01021994

/** Free space that is wanted. A run of all tests takes about a tenth of it. Bytes. */
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
 * Makes every process that is started from now on put its temporary files in memory, if there is room. Otherwise changes nothing.
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

/** Removes the folders of runs that were killed. They would take memory until the machine is restarted. */
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
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM' // another user's process
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

import { listAll, type ListedObject, type ObjectStore } from '#worker/platform/object-store/object-store.ts'
import {
  backupKeys,
  DamagedObject,
  pack,
  seal,
  unpack,
  unseal,
  type BackupKeys,
  type BackupManifest,
} from './backup-format.ts'

/** Where backups go: a bucket, and the secret that they are encrypted with. */
export type BackupPlace = { store: ObjectStore; secret: string }

/** The bucket's folder of this key: every object is encrypted for its path. */
export type Vault = {
  keys: BackupKeys
  /** Calls of the store so far. */
  calls: () => number
  sentBytes: () => number
  write: (path: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  writeText: (path: string, text: string) => Promise<void>
  /** @throws DamagedObject also for an object that isn't there. */
  read: (path: string) => Promise<Uint8Array<ArrayBuffer>>
  readText: (path: string) => Promise<string>
  readManifest: (path: string) => Promise<BackupManifest>
  /** Pages of objects under a path, their keys without the folder. `at`: the store's clock. */
  list: (path: string) => AsyncGenerator<{ objects: ListedObject[]; at: Date }>
  remove: (path: string) => Promise<void>
}

export async function openVault({ store, secret }: BackupPlace): Promise<Vault> {
  const keys = await backupKeys(secret)
  let [calls, sent] = [0, 0]
  const inFolder = (path: string) => `${keys.folder}/${path}`
  const counted: ObjectStore = {
    put: (key, bytes) => (calls++, store.put(key, bytes)),
    get: (key) => (calls++, store.get(key)),
    list: (prefix, after) => (calls++, store.list(prefix, after)),
    delete: (key) => (calls++, store.delete(key)),
  }
  const vault: Vault = {
    keys,
    calls: () => calls,
    sentBytes: () => sent,
    async write(path, bytes) {
      const sealed = await seal(keys, path, bytes)
      await counted.put(inFolder(path), sealed)
      sent += sealed.byteLength
    },
    writeText: async (path, text) => vault.write(path, await pack(text)),
    async read(path) {
      const sealed = await counted.get(inFolder(path))
      if (!sealed) throw new DamagedObject(`The backup is damaged: ${path} is missing from the bucket.`)
      return unseal(keys, path, sealed)
    },
    readText: async (path) => unpack(path, await vault.read(path)),
    async readManifest(path) {
      const manifest = JSON.parse(await vault.readText(path)) as Omit<BackupManifest, 'format'> & { format: number }
      if (manifest.format !== 1)
        throw new DamagedObject(`This version doesn’t know the backup format ${manifest.format}.`)
      return { ...manifest, format: 1 }
    },
    async *list(path) {
      for await (const { objects, at } of listAll(counted, inFolder(path)))
        yield { at, objects: objects.map((object) => ({ ...object, key: object.key.slice(keys.folder.length + 1) })) }
    },
    remove: (path) => counted.delete(inFolder(path)),
  }
  return vault
}

/** Names of the objects under a path. */
export async function namesUnder(vault: Pick<Vault, 'list'>, path: string): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { objects } of vault.list(path)) for (const { key } of objects) names.add(key.slice(path.length))
  return names
}

/** The manifests of the vault, the oldest first. */
export async function listManifests(vault: Pick<Vault, 'list'>): Promise<{ path: string; at: Date }[]> {
  const found: { path: string; at: Date }[] = []
  for await (const { objects } of vault.list('manifests/')) {
    for (const { key } of objects) {
      const at = new Date(key.replace(/^manifests\/(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ).*$/, '$1-$2-$3:$4:$5'))
      if (!Number.isNaN(at.getTime())) found.push({ path: key, at })
    }
  }
  return found
}

/** Path of a manifest: sorted by name is sorted by time. */
export const manifestPath = (id: string, at: Date) => `manifests/${at.toISOString().replace(/[:-]|\.\d{3}/g, '')}-${id}`

import { useState, type ReactNode } from 'react'
import type { Role } from '#contract/domain/roles.ts'
import { viewsOf } from '#web/app/lib/admin-views.ts'
import { Kbd } from '#web/app/ui/kbd.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { shortcuts, type KeyContext } from '#web/app/lib/keys.ts'
import { hasSingleKeys, setSingleKeys, showWindow } from '#web/app/lib/palette-store.ts'

/** Opened by `?`: every key of the staff area, and the switch for single-key shortcuts. */
export function Shortcuts({ role }: { role: Role }) {
  const [isOn, setIsOn] = useState(hasSingleKeys)
  const views = viewsOf(role).flatMap(({ key, label }) => (key ? [{ key, label }] : []))
  return (
    <ViewDialog onClose={() => showWindow(null)} title="Keyboard shortcuts">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Keys title="Anywhere">
          <KeyRow label="Command palette">
            <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> <Kbd>K</Kbd>
          </KeyRow>
          <KeyRow label="Close">
            <Kbd>Esc</Kbd>
          </KeyRow>
          {ofContext('anywhere').map((shortcut) => (
            <ShortcutRow key={shortcut.key} shortcut={shortcut} />
          ))}
        </Keys>
        <Keys title="Candidates">
          {ofContext('list').map((shortcut) => (
            <ShortcutRow key={shortcut.key} shortcut={shortcut} />
          ))}
        </Keys>
        <Keys title="Open candidate">
          {ofContext('record')
            .filter(({ contexts }) => !contexts.some((one) => one === 'list'))
            .map((shortcut) => (
              <ShortcutRow key={shortcut.key} shortcut={shortcut} />
            ))}
          <KeyRow label="Send a message">
            <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
          </KeyRow>
        </Keys>
        <Keys title="Intake">
          {ofContext('intake').map((shortcut) => (
            <ShortcutRow key={shortcut.key} shortcut={shortcut} />
          ))}
        </Keys>
        <Keys title="Go to">
          {views.map(({ key, label }) => (
            <KeyRow key={key} label={label}>
              <Kbd>G</Kbd> then <Kbd>{key}</Kbd>
            </KeyRow>
          ))}
        </Keys>
      </div>
      <div className="mt-4 border-t border-rule pt-3">
        <Switch
          label="Single-key shortcuts"
          checked={isOn}
          onCheckedChange={(next) => {
            setSingleKeys(next)
            setIsOn(next)
          }}
        />
      </div>
    </ViewDialog>
  )
}

const ofContext = (context: KeyContext) =>
  Object.values(shortcuts).filter(({ contexts }) => contexts.some((one) => one === context))

function ShortcutRow({ shortcut: { key, label } }: { shortcut: { key: string; label: string } }) {
  const isShifted = key.length === 1 && key !== key.toLowerCase()
  return (
    <KeyRow label={label}>
      {isShifted ? <Kbd>Shift</Kbd> : null} <Kbd>{key.replace('Arrow', '').toUpperCase()}</Kbd>
    </KeyRow>
  )
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-base">{title}</h3>
      <dl className="flex flex-col gap-1.5">{children}</dl>
    </section>
  )
}

function KeyRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt>{label}</dt>
      <dd className="shrink-0 text-xs text-ink-muted">{children}</dd>
    </div>
  )
}

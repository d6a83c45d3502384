import { Dialog } from '#web/app/ui/dialog.tsx'
import { Kbd } from '#web/app/ui/kbd.tsx'

const shortcuts = [
  {
    title: 'The list',
    keys: [
      [['/'], 'Search'],
      [['j'], 'Next candidate'],
      [['k'], 'Previous candidate'],
      [['Enter'], 'Open the candidate that has the focus'],
      [['x'], 'Choose it, or let it go'],
      [['Shift', 'x'], 'Choose everything from the last one to it'],
      [['Esc'], 'Choose none'],
    ],
  },
  {
    title: 'An open candidate',
    keys: [
      [['j'], 'Next candidate'],
      [['k'], 'Previous candidate'],
      [['Esc'], 'Close'],
      [['Ctrl', 'Enter'], 'Send the message'],
      [['@'], 'Mention somebody in a message'],
    ],
  },
  {
    title: 'Everywhere',
    keys: [
      [['F8'], 'Go to the notification in the corner'],
      [['?'], 'This list'],
    ],
  },
] as const

/** Every key of the screen. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title="Keyboard shortcuts">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {shortcuts.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 border-b border-rule pb-1 text-base">{title}</h3>
            <dl className="flex flex-col gap-1.5">
              {keys.map(([combination, meaning]) => (
                <div key={meaning} className="flex items-baseline justify-between gap-3">
                  <dt className="order-2 flex shrink-0 gap-1">
                    {combination.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

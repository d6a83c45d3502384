import { useId, type ComponentProps } from 'react'
import { useDropzone } from 'react-dropzone'
import { cx } from './cx.ts'

type FileDropOptions = {
  /** Extensions or media types for the file picker: ".pdf,.docx". Dropped files aren't held to them. */
  accept: string
  /** Takes the chosen or dropped files, at least one: the caller says why one can't be used. */
  onFiles: (files: File[]) => void
  isMultiple?: boolean
  isDisabled?: boolean
}

/**
 * An area that takes files by drag and drop, and from the file picker with the keyboard too. Spread `root` on the box,
 * `input` on an input inside of it, followed by `label` on its label; text with the id `limits` describes the input.
 */
export function useFileDrop({ accept, onFiles, isMultiple = true, isDisabled = false }: FileDropOptions) {
  const id = useId()
  const limits = `${id}-limits`
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: isMultiple,
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    onDrop: (accepted, rejections) => {
      const files = [...accepted, ...rejections.map(({ file }) => file)]
      if (files.length > 0) onFiles(files)
    },
  })
  // The library hides the input from the keyboard and names it "file upload"; its own label is better.
  const {
    style: _hidden,
    'aria-label': _name,
    ...input
  } = getInputProps<ComponentProps<'input'>>({
    id,
    tabIndex: 0,
    'aria-describedby': limits,
    accept,
    // Lets a corrected file of the same name count as a change.
    onClick: (event) => {
      event.currentTarget.value = ''
    },
  })
  return {
    isDragActive,
    limits,
    root: { ...getRootProps({ role: 'presentation', tabIndex: -1 }), className: 'relative' },
    input: { ...input, disabled: isDisabled, className: 'peer sr-only' },
    label: { htmlFor: id, className: cx(areaClass, lookOf(isDisabled, isDragActive)) },
  }
}

const areaClass = cx(
  'flex flex-wrap items-center justify-center gap-2 rounded-md border border-dashed px-4 text-center transition-colors',
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
)

function lookOf(isDisabled: boolean, isDragActive: boolean): string {
  if (isDisabled) return 'cursor-not-allowed border-rule bg-paper-sunk text-ink-muted'
  if (isDragActive) return 'cursor-pointer border-accent bg-accent-soft text-on-accent-soft'
  return 'cursor-pointer border-rule-strong hover:border-ink-muted'
}

import { useCallback, type ComponentProps } from 'react'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { cx } from './cx.ts'

/** True where the browser shows a PDF within a page; some phones don't. */
export const showsPdf = (): boolean => navigator.pdfViewerEnabled

type PdfFrameProps = Pick<ComponentProps<'iframe'>, 'className' | 'onPointerLeave'> & { file: Blob; title: string }

/** A PDF in the browser's own viewer, as wide as the frame and without bars where the browser can hide them. */
export function PdfFrame({ file, title, className, ...rest }: PdfFrameProps) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      // Typed as PDF whatever the file holds, so that the browser never runs it as a page.
      const url = URL.createObjectURL(new Blob([file], { type: mimeTypes.pdf }))
      frame.src = `${url}#toolbar=0&navpanes=0&view=FitH`
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox
    <iframe ref={show} title={title} {...rest} className={cx('w-full rounded-sm border border-rule', className)} />
  )
}

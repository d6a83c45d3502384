/** The plain text of an email. Its HTML has the same content. */
export const MailPreview = ({ text }: { text: string }) => (
  <pre className="rounded-md border border-rule bg-paper p-4 font-sans text-sm wrap-anywhere whitespace-pre-wrap">
    {text}
  </pre>
)

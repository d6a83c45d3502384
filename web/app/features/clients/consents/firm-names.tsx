/** Suggestions for a field that takes the name of a firm. */
export const FirmNames = ({ id, firms }: { id: string; firms: readonly string[] }) => (
  <datalist id={id}>
    {[...new Set(firms)].map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
)

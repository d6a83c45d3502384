/** Names of firms that the field of a firm suggests. */
export const FirmNames = ({ id, firms }: { id: string; firms: readonly string[] }) => (
  <datalist id={id}>
    {[...new Set(firms)].map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
)

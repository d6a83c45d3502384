/** The text of a file, as Vite gives it to tests. */
declare module '*.csv?raw' {
  const text: string
  export default text
}

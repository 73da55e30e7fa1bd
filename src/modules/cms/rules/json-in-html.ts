/** JSON that may be in a `<script>` of a page: nothing in it ends the script, or begins a comment or another one. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

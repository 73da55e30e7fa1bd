/** JSON that is safe in a `<script>` of a page: it cannot end the script, or begin a comment or another script. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Says of a form that it was sent without a script: its answer is a page of its own then. */
export const Plain = () => (
  <noscript>
    <input type="hidden" name="plain" value="1" />
  </noscript>
)

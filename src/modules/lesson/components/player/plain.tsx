/** Marks a form as sent without a script, so that the response is a full page. */
export const Plain = () => (
  <noscript>
    <input type="hidden" name="plain" value="1" />
  </noscript>
)

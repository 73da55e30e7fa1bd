/** Focuses the row of a step. After an edit, call it when the row is on the page. */
export const toStep = (id: string) =>
  document.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"] [data-row]`)?.focus()

/** Focuses the first field of the selected step. */
export const toFields = () =>
  document
    .querySelector<HTMLElement>('[data-fields] :is(input, select, textarea):not([type="hidden"], :disabled)')
    ?.focus()

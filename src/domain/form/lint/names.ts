const FORM = /^[a-z][A-Za-z0-9_]{0,63}$/
const reserved: ReadonlySet<string> = new Set(['constructor', 'prototype'])

/** Whether a text may name a field or a data set: Latin letters, digits and underscores, from a small letter on. */
export const isFormName = (name: string) => FORM.test(name) && !reserved.has(name)

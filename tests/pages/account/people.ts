/** A person who may register, identified by a number. */
export const person = (n: number) => ({
  ...{ firstname: 'กานดา', lastname: 'รักเรียน', citizen: `11017002${String(n).padStart(5, '0')}` },
  ...{ phone: `0810${String(n).padStart(6, '0')}`, email: `kanda${n}@wicha.test`, password: 'kanda-2569' },
})

/** What a browser's register form sends for them. */
export const formOf = (n: number): Record<string, string> => ({
  ...person(n),
  ...{ confirm: 'kanda-2569', agree: 'true' },
})

/** What the API call sends for them (specification §7). */
export const bodyOf = (n: number, data: object = {}) => ({ data: { ...person(n), info: { agree: true }, ...data } })

/** Who did what nobody asked for: chores, jobs, and what an installation begins with. */
export const nobody = { system: { th: 'ระบบ', en: 'The system' } } as const

interface Reached {
  email: string | null
  phone: string | null
  username: string
}

/** What tells a person from others of the same name: how he is reached, else the name by which he signs in. */
export const contactOf = ({ email, phone, username }: Reached): string => email || phone || username

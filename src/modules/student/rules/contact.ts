interface Reached {
  email: string | null
  phone: string | null
  username: string
}

/** Distinguishes a person from others of the same name: contact data, or else the user name. */
export const contactOf = ({ email, phone, username }: Reached): string => email || phone || username

import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { Sitter } from './sit-exam.ts'

interface SeedPerson {
  username: string
  firstname: string
  lastname: string
}

/** Enrols a learner in a course, with a new account unless there is one. */
export async function seedSitter<Person extends SeedPerson & Pick<Sitter, 'skill' | 'essay'>>(
  ctx: Context,
  of: { person: Person; courseID: string },
): Promise<Person & Sitter> {
  const { person, courseID } = of
  const userID = (await findUser(ctx, person.username)) ?? (await createUser(ctx, person))
  const { _id: enrollID } = await create(ctx, 'enroll', { userID, courseID })
  const name = `${person.firstname} ${person.lastname}`
  return { ...person, enrollID, viewer: { id: userID, role: 'user', home: ctx.site._id, name } }
}

export async function findUser(ctx: Context, username: string): Promise<string | null> {
  const user = await from(ctx, 'user').select('user._id').where('user.username', '=', username).executeTakeFirst()
  return user?._id ?? null
}

async function createUser(ctx: Context, { username, firstname, lastname }: SeedPerson): Promise<string> {
  const person = { username, firstname, lastname, email: `${username}@example.com` }
  return (await create(ctx, 'user', person))._id
}

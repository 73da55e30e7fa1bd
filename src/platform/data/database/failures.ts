/** Two processes on one PGlite folder silently corrupt it. The second is refused. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
  constructor(folder: string) {
    super(
      `โฟลเดอร์ข้อมูล ${folder} มีโปรแกรมอื่นใช้งานอยู่ กรุณาปิดโปรแกรมนั้นก่อน · ` +
        `The data folder ${folder} is in use by another process; stop that one first.`,
    )
  }
}

export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
  constructor(place: string, cause: unknown) {
    super(`ติดต่อฐานข้อมูลที่ ${place} ไม่ได้ · The database at ${place} cannot be reached.`, { cause })
  }
}

export class StatementTooLong extends Error {
  override name = 'StatementTooLong'
  /** PostgreSQL's code for a cancelled statement. */
  code = '57014'
  constructor(limitMs: number) {
    super(`A statement took longer than ${limitMs} ms and was stopped.`)
  }
}

export class DatabaseStopped extends Error {
  override name = 'DatabaseStopped'
  /** PostgreSQL's code for a shutdown. */
  code = '57P01'
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}

export class RootQueryInTransaction extends Error {
  override name = 'RootQueryInTransaction'
  constructor() {
    super('A query of the whole database was asked for inside a transaction; use the transaction that was handed in.')
  }
}

export class UnknownMigration extends Error {
  override name = 'UnknownMigration'
  constructor(names: readonly string[]) {
    super(
      `ฐานข้อมูลใหม่กว่าโปรแกรมนี้ (${names.join(', ')}) กรุณาใช้โปรแกรมรุ่นที่ใหม่กว่า · ` +
        `The database has migrations this program does not know (${names.join(', ')}); run a newer version.`,
    )
  }
}

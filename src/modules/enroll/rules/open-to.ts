/** Courses in which a learner may enrol: published, free (decision 7), and open on a day in Bangkok. */
export const openTo = (today: string) => {
  const { status, $and } = registersOn(today)
  return { status, $and: [{ $or: [{ sale_price: 0 }, { sale_price: null, price: { $in: [0, null] } }] }, ...$and] }
}

/** A published course whose registration is open on a day, at any price. */
const registersOn = (today: string) => ({
  status: true,
  $and: [
    { $or: [{ hasRounds: false }, { currentRound: { $ne: null } }] },
    { $or: [{ startRegistDate: null }, { startRegistDate: { $lte: today } }] },
    { $or: [{ endRegistDate: null }, { endRegistDate: { $gte: today } }] },
  ],
})

/** A course with a waiting list on a day: registration is open and the training has not begun. */
export const waitsOn = (today: string) => {
  const { status, $and } = registersOn(today)
  return { status, $and: [...$and, { $or: [{ startDate: null }, { startDate: { $gt: today } }] }] }
}

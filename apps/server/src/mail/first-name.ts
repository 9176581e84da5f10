/** 'Kim' of 'Kim Sample'. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** The beginning of an email to a panel member, who may not have given a name. */
export const greeting = (name: string | null): string =>
  name?.trim() ? `Hello ${firstNameOf(name)}` : 'Hello'

export const MISSION_LETTER = [
  'A golden wattle can’t pollinate itself. It can flower all through September and set no seed, unless pollen arrives from another tree. We think ideas are like that, and it’s where our name comes from.',
  'People who make things know them too well to see them clearly. Somewhere, on a tram or at a kitchen table, there’s a person who could tell them in half an hour what’s wrong. Our mission is to bring the two together, so that decisions get made with the people who’ll have to live with them.',
  'We try to do it plainly. We find people who match the question, and pay them what we said we would. We ask what we need to know and leave the rest alone. Only the people who run the study read the answers. If the finding isn’t the one you hoped for, it’s still in the first line, and what you can do about it is in the second.',
  'The changes we like best are small: a label moved, a question dropped from a form, a letter that makes sense to the person who got it. Someone deals with these things every day.',
  'So if you’re wondering about something, write to us. A person will read it.',
] as const

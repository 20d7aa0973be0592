/** Lessons a week that the demo's learners want to practise, by user name; null where they keep the usual goal. */
export const demoGoals: Readonly<Record<string, number | null>> = {
  learner: 4,
  'emre.demir': 2,
  'aroha.parata': 3,
  'дарина.коваль': 4,
  'ليلى.حداد': null,
  'nguyen.an': null,
  'sipho.ndlovu': 2,
  高橋美咲: null,
  'siobhan.oconnor': null,
};

// What the page around the tables says, before there is a server whose catalogues could say it.
// @ts-check

const ENGLISH = {
  fetch: "Loading the game: {done} of {total} MB",
  python: "Starting Python",
  packages: "Unpacking the box",
  rules: "Reading the rules",
  table: "Laying the table",
  once: "This is loaded once. Afterwards ceilidh also starts without a network.",
  elsewhere: "The game is open in another window; this one joins in.",
  insecure: "This address is not secure, so your browser cannot run ceilidh here. Open it by https, or on the machine itself by http://localhost.",
  old: "This browser is too old for ceilidh, or forbids service workers (some private windows do). Try another window or another browser.",
  offline: "Not all of ceilidh could be loaded. Check your connection, then reload the page.",
  failed: "ceilidh could not start: {fault}. Reload the page; if that does not help, close other windows, since little memory may be left.",
  forbidden: "This browser does not let ceilidh keep anything. You can play, but your games are gone when you close this window.",
  full: "The browser has no room left to keep your game. Free some space, or download the record from the menu of the table.",
  fresh: "A new version of ceilidh is here.",
  reload: "Reload",
};

/** @type {Record<string, Partial<typeof ENGLISH>>} */
const OTHERS = {
  fr: {
    fetch: "Chargement du jeu : {done} sur {total} Mo",
    python: "Démarrage de Python",
    packages: "Ouverture de la boîte",
    rules: "Lecture des règles",
    table: "Mise en place de la table",
    once: "Ce chargement n’a lieu qu’une fois. Ensuite, ceilidh démarre aussi sans connexion.",
    elsewhere: "La partie est ouverte dans une autre fenêtre ; celle-ci s’y joint.",
    insecure: "Cette adresse n’est pas sécurisée : votre navigateur ne peut pas y faire tourner ceilidh. Ouvrez-la en https ou, sur la machine elle-même, par http://localhost.",
    old: "Ce navigateur est trop ancien pour ceilidh ou interdit les service workers (c’est le cas de certaines fenêtres privées). Essayez une autre fenêtre ou un autre navigateur.",
    offline: "ceilidh n’a pas pu être chargé en entier. Vérifiez votre connexion, puis rechargez la page.",
    failed: "ceilidh n’a pas pu démarrer : {fault}. Rechargez la page ; si cela ne suffit pas, fermez d’autres fenêtres, car la mémoire manque peut-être.",
    forbidden: "Ce navigateur ne permet pas à ceilidh de conserver quoi que ce soit. Vous pouvez jouer, mais vos parties disparaîtront à la fermeture de cette fenêtre.",
    full: "Le navigateur n’a plus de place pour conserver votre partie. Libérez de l’espace ou téléchargez le compte rendu depuis le menu de la table.",
    fresh: "Une nouvelle version de ceilidh est disponible.",
    reload: "Recharger",
  },
  pt: {
    fetch: "A carregar o jogo: {done} de {total} MB",
    python: "A iniciar o Python",
    packages: "A abrir a caixa",
    rules: "A ler as regras",
    table: "A pôr a mesa",
    once: "Só se carrega uma vez. Depois, o ceilidh também arranca sem rede.",
    elsewhere: "O jogo está aberto noutra janela; esta junta-se a ela.",
    insecure: "Este endereço não é seguro, por isso o seu navegador não pode executar o ceilidh aqui. Abra-o por https ou, na própria máquina, por http://localhost.",
    old: "Este navegador é demasiado antigo para o ceilidh ou proíbe service workers (como algumas janelas privadas). Experimente outra janela ou outro navegador.",
    offline: "Não foi possível carregar todo o ceilidh. Verifique a ligação e recarregue a página.",
    failed: "O ceilidh não conseguiu arrancar: {fault}. Recarregue a página; se não bastar, feche outras janelas, pois pode haver pouca memória.",
    forbidden: "Este navegador não deixa o ceilidh guardar nada. Pode jogar, mas os seus jogos perdem-se quando fechar esta janela.",
    full: "O navegador já não tem espaço para guardar o seu jogo. Liberte espaço ou descarregue o registo no menu da mesa.",
    fresh: "Há uma nova versão do ceilidh.",
    reload: "Recarregar",
  },
};

const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === "en" || one in OTHERS) ?? "en";

/**
 * A sentence in the reader's language.
 *
 * @param {keyof typeof ENGLISH} name
 * @param {Record<string, string>} [fields]
 */
export function say(name, fields = {}) {
  const text = OTHERS[language]?.[name] ?? ENGLISH[name];
  return text.replace(/\{(\w+)\}/g, (_, field) => fields[field] ?? "");
}

export { language };

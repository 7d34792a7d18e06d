" Copy to ~/.vimrc.
let g:ale_linters = {'yaml': ['refreshgen', 'yaml-language-server', 'yamllint']}
